import { paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { WarningBox } from "./warning-box.tsx";

/** Warns of an unpaid renewal. Premium continues until `until`, a formatted date (O106). */
export function PastDueWarning({ until }: { until: string }) {
  const { pastDue } = useTexts("billing").subscription;
  return (
    <WarningBox title={pastDue.title}>
      <p className="text-pretty">{pastDue.text(until)}</p>
      <p>
        <a
          href={paths.changeCard}
          className="inline-flex min-h-6 items-center font-medium underline underline-offset-2"
        >
          {pastDue.otherCard}
        </a>
      </p>
    </WarningBox>
  );
}
