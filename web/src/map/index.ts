export { Board } from "./Board";
export type { BoardProps, Choice, Choices, Lang, PersonView, Position, SeaView, SpaceView, Translate } from "./types";
