import * as z from "zod/mini";
import { instant } from "../fields.ts";
import { feedTokenForm } from "./token.ts";

export const feedParams = z.object({ token: z.string().check(z.regex(feedTokenForm)) });

/** `createdAt` is null while the feed is off. */
export const calendarFeed = z.object({ createdAt: z.nullable(instant) });

/** The answer to a creation or renewal is the only one with the address, because only its hash is stored. */
export const renewedFeed = z.object({ createdAt: instant, address: z.string() });
