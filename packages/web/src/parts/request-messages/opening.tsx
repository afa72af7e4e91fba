import { useTexts } from "../../texts/texts.ts";
import { LinkedText } from "../../ui/linked-text.tsx";
import { LongText } from "../../ui/long-text.tsx";
import { Entry } from "./entry.tsx";

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

/** Shows the first entries of a conversation. */
export function Opening({ entries, name }: { entries: readonly OpeningEntry[]; name: string }) {
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
          <LongText texts={common} text={<LinkedText text={text} />} lines={6} />
        </Entry>
      ))}
    </ol>
  );
}
