/** What the game says of the options of a question: odds, before anything is confirmed. */

import type { Question, Value } from "../generated/types";
import { token } from "./answers";
import { sentence } from "./words";

/** The hints of an option, or (null) of the question as a whole, in words. */
export const hintsOf = (question: Question, option: Value | null): string[] =>
  question.hints
    .filter((hint) =>
      option && hint.option
        ? hint.option.domain === option.domain && token(hint.option) === token(option)
        : hint.option === option,
    )
    .map(({ message }) => sentence(message));

/** The same for places, by place: the card of a place on the map shows them. */
export const placeHint = (question: Question, place: string): string =>
  question.hints
    .filter(({ option }) => option && option.domain !== "word" && token(option) === place)
    .map(({ message }) => sentence(message))
    .join(" · ");
