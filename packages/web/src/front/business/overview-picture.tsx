import { CalendarClock } from "lucide-react";
import type { Texts } from "../../texts/areas.ts";
import { PictureFrame } from "../landing/picture-frame.tsx";

type PictureTexts = Texts["offer"]["picture"];

/** Draws the overview of a company as markup, which is smaller than a screenshot and fits both themes. */
export function OverviewPicture({ texts }: { texts: PictureTexts }) {
  return (
    <PictureFrame label={texts.label} float={<NextSession texts={texts} />}>
      <Head texts={texts} />
      <Figures texts={texts} />
      <Members texts={texts} />
    </PictureFrame>
  );
}

function Head({ texts }: { texts: PictureTexts }) {
  const [everybody, ...others] = texts.scopes;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 pt-4 pb-3 sm:px-5">
      <span className="font-semibold text-base">{texts.title}</span>
      <span className="flex gap-0.5 rounded-md bg-sunken p-0.5 text-ink-muted text-xs ring-1 ring-line ring-inset">
        <span className="rounded-[6px] border border-line bg-raised px-2 py-1 font-medium text-ink shadow-control">
          {everybody}
        </span>
        {others.map((name) => (
          <span key={name} className="px-2 py-1">
            {name}
          </span>
        ))}
      </span>
    </div>
  );
}

function Figures({ texts }: { texts: PictureTexts }) {
  return (
    <div className="mx-3 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:mx-5 md:grid-cols-4">
      {texts.figures.map(({ name, count, target, share, isReached, forecast }) => (
        <div key={name} className="flex min-w-0 flex-col gap-0.5 bg-surface px-3 py-3">
          <span className="text-ink-muted text-xs">{name}</span>
          <span className="font-semibold text-lg tabular-nums">
            {count} <span className="font-normal text-ink-muted text-xs">{target}</span>
          </span>
          <span className="mt-1 h-1.5 overflow-hidden rounded-full bg-line">
            {/* The content security policy refuses style attributes in the prerendered page. */}
            <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
              <rect width={share} height={1} className={isReached ? "fill-good" : "fill-accent"} />
            </svg>
          </span>
          <span className={`mt-1 text-balance text-xs ${isReached ? "text-good-text" : "text-ink-subtle"}`}>
            {forecast}
          </span>
        </div>
      ))}
    </div>
  );
}

const cell = "w-24 shrink-0 px-3 py-2.5 text-right tabular-nums sm:w-28 sm:last:w-30 sm:last:pr-5";

function Members({ texts }: { texts: PictureTexts }) {
  const [name, ...columns] = texts.columns;
  return (
    <div className="mt-4 border-line border-t text-sm">
      <div className="flex items-center bg-sunken font-medium text-ink-muted text-xs">
        <span className="min-w-0 flex-1 px-3 py-2 sm:px-5">{name}</span>
        {columns.map((column, index) => (
          <span key={column} className={`${cell} py-2 ${narrowAt(index)}`}>
            {column}
          </span>
        ))}
      </div>
      {texts.members.map((member) => (
        <div key={member.name} className="flex items-center border-line border-t">
          <span className="flex min-w-0 flex-1 items-center gap-2.5 px-3 py-2.5 sm:px-5">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft max-sm:hidden font-medium text-accent-text text-xs">
              {member.initials}
            </span>
            <span className="min-w-0 font-medium">{member.name}</span>
          </span>
          {member.cells.map((text, index) => (
            <span key={columns[index]} className={`${cell} ${narrowAt(index)}`}>
              {text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Phones have room for the first and the last column only. */
const narrowAt = (index: number): string => (index === 1 ? "max-sm:hidden" : "");

function NextSession({ texts: { session } }: { texts: PictureTexts }) {
  return (
    <div
      aria-hidden="true"
      className="absolute right-3 bottom-0 left-3 flex items-center gap-3 rounded-lg border border-line bg-raised p-3 shadow-float sm:right-5 sm:left-auto sm:w-[24rem]"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md max-sm:hidden bg-accent-soft text-accent-text">
        <CalendarClock size={16} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-accent-text text-xs">{session.label}</span>
        <span className="block truncate font-medium text-sm">{session.title}</span>
        <span className="block truncate text-ink-muted text-xs">{session.text}</span>
      </span>
    </div>
  );
}
