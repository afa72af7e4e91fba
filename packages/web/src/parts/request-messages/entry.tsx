import type { ReactNode } from "react";
import { useTexts } from "../../texts/texts.ts";
import { cx } from "../../ui/class-names.ts";
import { LinkedText } from "../../ui/linked-text.tsx";
import { MessageAge } from "./message-age.tsx";

interface EntryProps {
  /** Name of the author. Absent for the reader. */
  author: string | undefined;
  isOwnSide: boolean;
  /** Absent when the time is not known, or the message is being sent. */
  createdAt: string | undefined;
  /** Shown beside author and time. */
  note?: ReactNode;
  children: ReactNode;
}

/** Classes of the bubble around an entry: those of the own side are on the right. */
export const bubbleClass = (isOwnSide: boolean): string =>
  cx(
    "flex w-fit min-w-0 max-w-[min(92%,60ch)] flex-col gap-1 rounded-lg px-3 py-2 text-sm",
    isOwnSide ? "self-end bg-accent-soft" : "bg-sunken",
  );

/** Shows one entry of a conversation: who wrote when, and the text below. */
export function Entry({ author, isOwnSide, createdAt, note, children }: EntryProps) {
  const { you } = useTexts("request-messages");
  return (
    <li className={bubbleClass(isOwnSide)}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-xs">
        <span className="font-medium [overflow-wrap:anywhere]">{author ?? you}</span>
        {createdAt && <MessageAge createdAt={createdAt} />}
        {note}
      </p>
      {children}
    </li>
  );
}

/** Shows the whole text of an entry. */
export function EntryText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
      <LinkedText text={text} />
    </p>
  );
}
