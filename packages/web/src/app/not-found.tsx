import { lazyPart } from "../lib/rendering/lazy-part.ts";

export const NotFound = lazyPart(async () => (await import("./not-found-page.tsx")).NotFoundPage, "common");
