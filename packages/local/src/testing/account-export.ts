import type { TestStack } from "./stack.ts";

/** @internal */
export type ExportedFile = Record<string, unknown>;

/**
 * Requests an export, waits for it and joins its parts, as the browser does.
 * @throws when the JSON is not indented, because people read the file
 * @internal
 */
export async function exportedFile(
  stack: TestStack,
  token: string,
): Promise<{ file: ExportedFile; text: string; parts: number }> {
  await stack.call("user/request-export", { token });
  await stack.deliver();
  let [text, cursor, parts] = ["", undefined as string | undefined, 0];
  do {
    const answer = await stack.call("user/read-export", { token, ...(cursor && { query: { cursor } }) });
    if (answer.status !== 200) throw new Error(`part ${parts + 1}: ${answer.text}`);
    text += answer.text;
    parts += 1;
    cursor = answer.headers["x-next-cursor"];
  } while (cursor);
  const file = JSON.parse(text);
  if (text !== `${JSON.stringify(file, null, 2)}\n`)
    throw new Error("the joined parts are not formatted as one JSON file");
  return { file, text, parts };
}
