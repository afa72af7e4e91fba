import { messages } from "@linkedpotential/contract/messages";
import { ApiError } from "../lib/api-error.ts";
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

/** The texts of the wrong fields of a failed call by field name: for `errorMessage` of the controls. */
export function fieldTexts(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [name, translateField(text)]));
}
