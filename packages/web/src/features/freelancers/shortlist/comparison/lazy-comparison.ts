import { lazyPart } from "../../../../lib/rendering/lazy-part.ts";

export const Comparison = lazyPart(async () => (await import("./comparison.tsx")).Comparison, "profile");
