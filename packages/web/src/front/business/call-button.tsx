import { paths } from "../../lib/navigation/paths.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { cx } from "../../ui/class-names.ts";

interface CallButtonProps {
  texts: { book: string; request: string };
  calendar: string | null | undefined;
}

/**
 * Leads to the section about the strategy call, or straight to the request form without a calendar. Both links are
 * always in the markup, so that a script can show the right one in the prerendered page.
 */
export function CallButton({ texts, calendar }: CallButtonProps) {
  const className = cx(buttonClass("primary", "lg"), "[&[hidden]]:hidden");
  return (
    <>
      <a data-book hidden={calendar === null} href="#strategiegespraech" className={className}>
        {texts.book}
      </a>
      <a data-no-calendar hidden={calendar !== null} href={paths.requestCall} className={className}>
        {texts.request}
      </a>
    </>
  );
}
