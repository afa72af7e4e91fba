import { Clapperboard } from "lucide-react";
import type { Texts } from "../../texts/areas.ts";

/** Shows a still image without a play control, because the video does not exist yet. */
export function IntroVideo({ texts }: { texts: Texts["landing"]["video"] }) {
  return (
    <section aria-labelledby="video-title" className="mx-auto max-w-6xl px-4 py-16 md:px-8 md:py-20">
      <figure className="grid items-center gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <div className="relative grid aspect-video place-items-center overflow-hidden rounded-lg border border-line bg-[linear-gradient(135deg,oklch(0.3_0.05_205),oklch(0.2_0.03_230))] text-[oklch(1_0_0)]">
          <Scene />
          <span className="relative grid size-16 place-items-center rounded-full bg-[oklch(1_0_0/0.94)] text-[oklch(0.3_0.05_205)] md:size-20">
            <Clapperboard size={28} aria-hidden />
          </span>
          <span className="absolute bottom-3 left-3 rounded-md bg-[oklch(0.15_0.02_230/0.85)] px-2 py-1 font-medium text-xs">
            {texts.soon}
          </span>
          <span className="absolute right-3 bottom-3 rounded-md bg-[oklch(0.15_0.02_230/0.85)] px-2 py-1 font-medium text-xs tabular-nums">
            <span aria-hidden="true">{texts.length}</span>
            <span className="sr-only">{texts.lengthLabel}</span>
          </span>
        </div>
        <figcaption>
          <h2 id="video-title" className="font-semibold text-xl">
            {texts.title}
          </h2>
          <p className="mt-3 text-base text-ink-muted">{texts.caption}</p>
        </figcaption>
      </figure>
    </section>
  );
}

function Scene() {
  return (
    <svg viewBox="0 0 640 360" aria-hidden="true" className="absolute inset-0 size-full opacity-40" fill="none">
      <path d="M40 300h560" stroke="currentColor" strokeOpacity="0.3" />
      <path
        d="M60 262l92-38 84 22 96-74 88 18 92-84 78-24"
        stroke="currentColor"
        strokeOpacity="0.35"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[152, 236, 332, 420, 512].map((x, index) => (
        <circle key={x} cx={x} cy={[224, 246, 172, 190, 106][index]} r="6" fill="currentColor" fillOpacity="0.5" />
      ))}
    </svg>
  );
}
