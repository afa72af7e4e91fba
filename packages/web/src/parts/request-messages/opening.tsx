import { useTexts } from "../../texts/texts.ts";
import { LongText } from "../../ui/long-text.tsx";
import { Entry } from "./entry.tsx";

/** Request or answer with which a conversation begins. `author` is absent for the reader. */
export interface OpeningEntry {
  kind: "request" | "acceptance" | "rejection";
  text: string;
  author?: string | undefined;
  isOwnSide: boolean;
  createdAt?: string | undefined;
}

/** Shows the first entries of a conversation: the request, and the answer if it has a text. */
export function Opening({ entries, name }: { entries: readonly OpeningEntry[]; name: string }) {
  const texts = useTexts("request-messages");
  const common = useTexts("common");
  return (
    <ol aria-label={texts.openingWith(name)} className="flex min-w-0 max-w-3xl flex-col gap-2">
      {entries
        .filter(({ text }) => text !== "")
        .map(({ kind, text, author, isOwnSide, createdAt }) => (
          <Entry
            key={kind}
            author={author}
            isOwnSide={isOwnSide}
            createdAt={createdAt}
            note={<span>{texts.kinds[kind]}</span>}
          >
            <LongText texts={common} text={text} lines={6} />
          </Entry>
        ))}
    </ol>
  );
}
