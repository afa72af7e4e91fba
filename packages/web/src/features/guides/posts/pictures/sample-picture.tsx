import type { ComponentType } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import type { PostTypeId } from "../post-types.ts";
import { Behind } from "./behind.tsx";
import { Cases } from "./cases.tsx";
import { Knowledge } from "./knowledge.tsx";
import { Mistakes } from "./mistakes.tsx";
import { Opinion } from "./opinion.tsx";
import { Tools } from "./tools.tsx";
import { Trends } from "./trends.tsx";
import { Welcome } from "./welcome.tsx";

/** Illustration of each type of post: the contents of an SVG of 320 by 240 units, in the colors of the theme. */
const pictures: Readonly<Record<PostTypeId, ComponentType>> = {
  willkommen: Welcome,
  trends: Trends,
  fehler: Mistakes,
  tools: Tools,
  cases: Cases,
  meinung: Opinion,
  wissen: Knowledge,
  behind: Behind,
};

export function SamplePicture({ type, description }: { type: PostTypeId; description: string }) {
  const { posts } = useTexts("guides");
  const Picture = pictures[type];
  return (
    <figure className="flex max-w-72 flex-col gap-2.5 lg:sticky lg:top-20 lg:row-span-2">
      <svg viewBox="0 0 320 240" role="img" aria-label={description} data-picture={type} className="card w-full">
        <Picture />
      </svg>
      <figcaption className="text-ink-subtle text-xs">{posts.picture}</figcaption>
    </figure>
  );
}
