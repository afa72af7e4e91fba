import type { Attachment } from "@linkedpotential/contract/request-messages/attachments";
import type { Language } from "@linkedpotential/contract/user/schema";
import { unlinked } from "../unlinked.ts";

const texts: Record<Language, (person: string, file: string) => string> = {
  de: (person, file) => `${person} hat Ihnen eine Datei geschickt: ${file}`,
  en: (person, file) => `${person} has sent you a file: ${file}`,
  fr: (person, file) => `${person} vous a envoyé un fichier : ${file}`,
};

/** Names the file of a message, without making its name a link. */
export const attachedFile = (language: Language, person: string, { name }: Attachment): string =>
  texts[language](person, unlinked(name));
