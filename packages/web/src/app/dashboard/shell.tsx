import type { ReactNode } from "react";
import { useTexts } from "../../texts/texts.ts";
import { cx } from "../../ui/class-names.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { BounceNotice } from "./bounce-notice.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { usePlace } from "./place.tsx";
import type { Section } from "./sections.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { TopBar } from "./top-bar.tsx";

const contentId = "content";

/** Of sections with tables and columns, which take the room that there is. */
const widths: Partial<Record<Section, string>> = { leads: "max-w-[104rem]" };

export function Shell({ children }: { children: ReactNode }) {
  const { section } = usePlace();
  return (
    <div className="min-h-dvh bg-canvas">
      <SkipLink />
      <TopBar />
      <div className="flex items-start">
        <SideNavigation />
        <main id={contentId} tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <OfflineBar />
          <div
            className={cx("mx-auto px-4 pt-5 pb-24 md:px-6 md:pt-7 md:pb-12 lg:px-8", widths[section] ?? "max-w-6xl")}
          >
            <BounceNotice />
            {children}
          </div>
        </main>
      </div>
      <BottomBar />
    </div>
  );
}

/** The first stop of the keyboard. The address keeps its section, so the jump is made by hand. */
function SkipLink() {
  const { skip } = useTexts("dashboard");
  return (
    <a
      href={`#${contentId}`}
      className="sr-only rounded-md bg-accent px-4 py-2 font-medium text-on-accent text-sm focus:not-sr-only focus:fixed focus:top-2.5 focus:left-3 focus:z-50 focus:px-4 focus:py-2"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {skip}
    </a>
  );
}
