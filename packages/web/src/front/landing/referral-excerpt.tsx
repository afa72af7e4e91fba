import { useTexts } from "../../texts/texts.ts";
import { GuideExcerpt } from "./guide-excerpt.tsx";

/** Shows the first step of the guide about former clients in the language of the page. */
export function ReferralExcerpt() {
  return <GuideExcerpt step={useTexts("guides/referral-journey").steps.contacts} texts={useTexts("landing").guides} />;
}
