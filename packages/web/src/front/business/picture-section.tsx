import { Check } from "lucide-react";
import type { Texts } from "../../texts/areas.ts";
import { SectionHead } from "../landing/section-head.tsx";
import { OverviewPicture } from "./overview-picture.tsx";

interface PictureSectionProps {
  texts: Texts["offer"]["look"];
  picture: Texts["offer"]["picture"];
}

/** Shows what a company sees every morning, next to a picture of it. */
export function PictureSection({ texts, picture }: PictureSectionProps) {
  return (
    <section
      aria-labelledby="look-title"
      className="mx-auto grid max-w-6xl items-center gap-10 px-4 pb-16 md:px-8 md:pb-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14"
    >
      <div>
        <SectionHead id="look-title" title={texts.title} lead={texts.lead} />
        <ul className="mt-6 flex flex-col gap-3 text-base">
          {texts.points.map((point) => (
            <li key={point} className="flex items-start gap-2">
              <Check size={18} aria-hidden className="mt-1 shrink-0 text-good-text" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <OverviewPicture texts={picture} />
    </section>
  );
}
