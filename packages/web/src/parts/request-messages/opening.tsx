import { useTexts } from "../../texts/texts.ts";
import { LinkedText } from "../../ui/linked-text.tsx";
import { LongText } from "../../ui/long-text.tsx";
import { Entry, EntryText } from "./entry.tsx";

/** Request or answer with a text with which a conversation begins. `author` is absent for the reader. */
export interface OpeningEntry {
  kind: "request" | "acceptance" | "rejection";
  text: string;
  author?: string | undefined;
  isOwnSide: boolean;
  createdAt?: string | undefined;
}

/** Leaves out a request or an answer that has no text. */
export const writtenEntries = (entries: readonly OpeningEntry[]): OpeningEntry[] =>
  entries.filter(({ text }) => text !== "");

interface OpeningProps {
  entries: readonly OpeningEntry[];
  /** Name of the other side. */
  name: string;
  /** Whether long texts are shown in full at once, by default behind a button. */
  isWhole?: boolean;
}

/** Shows the first entries of a conversation. */
export function Opening({ entries, name, isWhole = false }: OpeningProps) {
  const texts = useTexts("request-messages");
  const common = useTexts("common");
  return (
    <ol aria-label={texts.openingWith(name)} className="flex min-w-0 flex-col gap-2">
      {entries.map(({ kind, text, author, isOwnSide, createdAt }) => (
        <Entry
          key={kind}
          author={author}
          isOwnSide={isOwnSide}
          createdAt={createdAt}
          note={<span>{texts.kinds[kind]}</span>}
        >
          {isWhole ? (
            <EntryText text={text} />
          ) : (
            <LongText texts={common} text={<LinkedText text={text} />} lines={6} />
          )}
        </Entry>
      ))}
    </ol>
  );
}
