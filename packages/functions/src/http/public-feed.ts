import { createHash } from "node:crypto";
import { errors } from "@linkedpotential/contract/errors";
import type { FilePart, InputOf, Route } from "@linkedpotential/contract/route";
import type { RequestContext } from "@linkedpotential/core/context";
import { DomainError } from "@linkedpotential/core/errors";
import { chain } from "./chain.ts";
import type { Middleware } from "./middleware.ts";

/** Time in seconds for which programs may use their copy: 15 minutes. */
const maxAge = 15 * 60;

type FeedRoute = Route & { access: "public"; mediaType: string };

/**
 * Creates the Lambda of a private feed whose address contains its secret. Programs that send the ETag of their copy get
 * a 304 while nothing has changed.
 */
export const publicFeed = <const R extends FeedRoute>(
  contract: R,
  read: (context: RequestContext, input: InputOf<R>) => Promise<FilePart>,
) =>
  chain(contract, [plainRefusals]).handler(async (event, { chain: { context, input } }) => {
    const { text } = await read(context, input as InputOf<R>);
    const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    const headers = { etag, "cache-control": `private, max-age=${maxAge}`, "x-robots-tag": "noindex" };
    if (isKnown(etag, event.headers["if-none-match"])) return { statusCode: 304, headers };
    return { statusCode: 200, headers: { ...headers, "content-type": contract.mediaType }, body: text };
  });

/** Compares ETags without their mark for weak ones, which a proxy may have added. */
const isKnown = (etag: string, known = ""): boolean =>
  known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

/**
 * Answers refusals of the feed itself as plain text. Calendar programs ignore it, and a person who opens the address in
 * a browser can read it.
 */
const plainRefusals: Middleware = {
  onError: ({ error, response }) => {
    if (!response || !(error instanceof DomainError) || error.code === "request.not_found") return;
    response.headers = { ...response.headers, "content-type": "text/plain; charset=utf-8" };
    response.body = `${errors[error.code].de}\n`;
  },
};
