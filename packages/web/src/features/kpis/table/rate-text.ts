import { percent } from "../../../texts/numbers.ts";

/** A dash where nobody was contacted. */
export const rateText = (rate: number | null): string => (rate === null ? "–" : percent(rate));
