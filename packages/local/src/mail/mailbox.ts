import { randomUUID } from "node:crypto";
import { type FileHandle, open, readFile } from "node:fs/promises";
import { clock } from "@linkedpotential/core/clock";

export interface Mail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  replyTo?: string;
  attachments?: readonly Attachment[];
  /** Headers from which mail clients create buttons, e.g. `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

export interface Attachment {
  name: string;
  mediaType: string;
  content: string;
}

export type NewMail = Omit<Mail, "id" | "sentAt">;
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

export async function openMailbox(path?: string) {
  const mails: Mail[] = [];
  let file: FileHandle | undefined;
  if (path) {
    mails.push(...linesOf(await readFile(path, "utf8").catch(() => "")));
    file = await open(path, "a");
    // After a crash the last line may be incomplete. End it, so that it does not corrupt the next mail.
    if ((await file.stat()).size > 0) await file.appendFile("\n");
  }
  return {
    list: (): Mail[] => mails.toReversed(),
    find: (id: string): Mail | undefined => mails.find((mail) => mail.id === id),
    /** Stores a mail. When the promise resolves, the mail survives a crash. */
    async add(mail: NewMail): Promise<Mail> {
      const kept = { id: randomUUID(), ...mail, sentAt: clock.now().toISOString() };
      if (file) {
        await file.appendFile(`${JSON.stringify(kept)}\n`);
        await file.sync();
      }
      mails.push(kept);
      return kept;
    },
    async close(): Promise<void> {
      await file?.close();
    },
  };
}

function linesOf(text: string): Mail[] {
  return text.split("\n").flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as Mail] : [];
    } catch {
      return [];
    }
  });
}

/** Returns the parameters of the first link with a token in a mail. */
export function linkParameters({ text }: Pick<Mail, "text">): URLSearchParams {
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const link = links.find((address) => /[?&]token=/.test(address));
  return link ? new URL(link).searchParams : new URLSearchParams();
}
