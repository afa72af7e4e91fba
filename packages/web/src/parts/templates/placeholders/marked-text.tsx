import { usePlaceholderLabels } from "./placeholder-label.ts";
import { fillPiece, type PlaceholderValues, piecesOf } from "./placeholders.ts";

interface MarkedTextProps {
  text: string;
  values?: PlaceholderValues;
}

const none: PlaceholderValues = new Map();

/** Text with its placeholders highlighted: filled ones show their value, missing ones their name. */
export function MarkedText({ text, values = none }: MarkedTextProps) {
  const labelOf = usePlaceholderLabels();
  return piecesOf(text).map((piece, index) => {
    if (typeof piece === "string") return piece;
    const value = fillPiece(piece, values);
    const isMissing = value === piece.raw;
    return (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other id
        key={index}
        className={
          isMissing
            ? "rounded-sm bg-warn-soft px-0.5 text-warn-text outline-1 outline-warn-text/40 outline-dashed"
            : "rounded-sm bg-accent-soft px-0.5 text-accent-text"
        }
      >
        {isMissing ? labelOf(piece) : value}
      </mark>
    );
  });
}
