import type { Language } from "@linkedpotential/contract/user/schema";
import type { Notice } from "./read-notifications.ts";

const titles: Record<Language, string> = {
  de: "Nachricht von unserem Team",
  en: "Message from our team",
  fr: "Message de notre équipe",
};

/** Returns title and message of a notification about a message of the team. The message is in the admin's language. */
export const teamMessageText = (
  language: Language,
  { details }: Pick<Notice, "details">,
): { title: string; message: string } => ({ title: titles[language], message: details?.text ?? "" });
