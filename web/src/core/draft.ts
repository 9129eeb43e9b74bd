/** The answer that is being put together: one draft for each question, shared by the panel and the map. */

import { type Signal, signal } from "@preact/signals";
import type { CountsQuestion, Question } from "../generated/types";
import {
  countsFit,
  countsText,
  firstCounts,
  formationFits,
  formationText,
  mostCounts,
  mustGo,
  type Numbers,
  someFits,
  someText,
  toggled,
  token,
  total,
  wholeFormation,
  withinLimit,
} from "./answers";

/** Where the odds of all that may go are told, the draft begins with that; elsewhere with what is certain. */
const begun = (question: CountsQuestion): Numbers =>
  question.hints.length > 0 ? mostCounts(question.pieces, question.at_most) : firstCounts(question);

export class Draft {
  readonly picked: Signal<ReadonlySet<string>>;
  readonly counts: Signal<Numbers>;
  readonly leaders: Signal<readonly string[]>;

  constructor(readonly question: Question) {
    const whole = question.form === "formation" ? wholeFormation(question) : undefined;
    const forced =
      question.form === "some" && question.at_least === question.items.length ? question.items.map(token) : [];
    this.picked = signal(new Set(forced));
    this.counts = signal(question.form === "counts" ? begun(question) : (whole?.counts ?? {}));
    this.leaders = signal(whole?.leaders ?? []);
  }

  toggle(item: string): void {
    if (this.question.form === "some") this.picked.value = toggled(this.question, this.picked.value, item);
  }

  pick(items: readonly string[]): void {
    this.picked.value = new Set(items);
  }

  set(item: string, n: number): void {
    this.counts.value = { ...this.counts.value, [item]: n };
  }

  setAll(counts: Numbers, leaders: readonly string[] = []): void {
    this.counts.value = counts;
    this.leaders.value = leaders;
  }

  toggleLeader(leader: string): void {
    const { question } = this;
    if (question.form !== "formation" || mustGo(question).includes(leader)) return;
    const now = this.leaders.value;
    const next = now.includes(leader) ? now.filter((one) => one !== leader) : [...now, leader];
    this.leaders.value = next;
    this.counts.value = withinLimit(question, this.counts.value, next);
  }

  /** One more, if it fits; the map does this for a place that is counted. */
  add(item: string): void {
    const { question } = this;
    if (question.form !== "counts") return;
    const bound = question.pieces.find((piece) => token(piece.item) === item)?.bound ?? 0;
    const now = this.counts.value[item] ?? 0;
    if (now < bound && total(this.counts.value) < question.at_most) this.set(item, now + 1);
  }

  /** The answer, if it may be given as it is. */
  get text(): string | null {
    const { question } = this;
    switch (question.form) {
      case "some":
        return someFits(question, this.picked.value) ? someText(question, this.picked.value) : null;
      case "counts":
        return countsFit(question, this.counts.value) ? countsText(question, this.counts.value) : null;
      case "formation":
        return formationFits(question, this.counts.value, this.leaders.value)
          ? formationText(question, this.counts.value, this.leaders.value)
          : null;
      default:
        return null;
    }
  }

  /** Places chosen so far. */
  get places(): string[] {
    const counted = Object.entries(this.counts.value).filter(([, n]) => n > 0);
    return [...this.picked.value, ...counted.map(([item]) => item)];
  }
}
