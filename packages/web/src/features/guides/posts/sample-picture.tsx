import type { ComponentType } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Behind } from "./pictures/behind.tsx";
import { Cases } from "./pictures/cases.tsx";
import { Knowledge } from "./pictures/knowledge.tsx";
import { Mistakes } from "./pictures/mistakes.tsx";
import { Opinion } from "./pictures/opinion.tsx";
import { Tools } from "./pictures/tools.tsx";
import { Trends } from "./pictures/trends.tsx";
import { Welcome } from "./pictures/welcome.tsx";
import type { PostTypeId } from "./post-types.ts";

/** Each on 320 by 240, in the colours of the theme. */
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
      <svg
        viewBox="0 0 320 240"
        role="img"
        aria-label={description}
        data-picture={type}
        className="w-full rounded-lg border border-line bg-surface"
      >
        <Picture />
      </svg>
      <figcaption className="text-ink-subtle text-xs">{posts.picture}</figcaption>
    </figure>
  );
}
