import type { BinaryFile, FilePart, Route } from "@linkedpotential/contract/route";
import type { Config } from "@linkedpotential/core/config";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

interface PageLike {
  items: unknown[];
  nextCursor?: string | undefined;
  version?: string | undefined;
  unchanged?: boolean;
}

export function answerOf(config: Config, route: Route, result: unknown): APIGatewayProxyStructuredResultV2 {
  if (route.mediaType) {
    const file = result as FilePart | BinaryFile;
    if ("bytes" in file) return binary(route.mediaType, file);
    const { text, nextCursor } = file;
    return { statusCode: 200, headers: { "content-type": route.mediaType, ...following(nextCursor) }, body: text };
  }
  const page = route.paged ? (result as PageLike) : undefined;
  const known = page ? versionOf(page) : {};
  if (page?.unchanged) return { statusCode: 304, headers: known };
  const value = page ? page.items : result;
  if (config.checksAnswers) assertPromised(route, value);
  return {
    statusCode: route.status ?? 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...known,
      ...following(page?.nextCursor),
    },
    body: JSON.stringify(value),
  };
}

const binary = (mediaType: string, { bytes, name }: BinaryFile): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 200,
  headers: { "content-type": mediaType, "content-disposition": `attachment; filename="${name}"` },
  body: Buffer.from(bytes).toString("base64"),
  isBase64Encoded: true,
});

const versionOf = ({ version }: PageLike): Record<string, string> =>
  version === undefined ? {} : { etag: `"${version}"` };

const following = (cursor: string | undefined) => (cursor ? { "x-next-cursor": cursor } : {});

/** Compares an answer with the contract and refuses additional fields. Only active in tests and on the local stack. */
function assertPromised(route: Route, value: unknown): void {
  const plain = JSON.stringify(value);
  const parsed = route.answer.safeParse(JSON.parse(plain));
  if (!parsed.success) throw new Error(`${route.id} broke its contract: ${parsed.error.message}`);
  if (sorted(parsed.data) !== sorted(JSON.parse(plain))) throw new Error(`${route.id} answered more than its contract`);
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );
