import { messages } from "@linkedpotential/contract/messages";
import { serverTexts } from "./texts.ts";

const keyOf = new Map<string, string>(Object.entries(messages).map(([key, text]) => [text, key]));
const tooLong = /^Maximal (\d+) Zeichen$/;

/** A field's German text from the server or the contract, in the shown language. */
export function translateField(text: string): string {
  const known = serverTexts("messages");
  if (!known) return text;
  const count = tooLong.exec(text)?.[1];
  if (count) return known.maxCharacters?.replace("{count}", count) ?? text;
  return known[keyOf.get(text) ?? ""] ?? text;
}
