import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { waitingText, waitingWorkQuery } from "../../../lib/waiting-work.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { callRequestsLink } from "../calls/call-requests-link.ts";
import { WaitingCases } from "./waiting-cases.tsx";

const numbers = [
  { name: "reports", to: "?tab=reports&state=open" },
  { name: "objections", to: "?tab=reports&state=open" },
  { name: "lockObjections", to: "?tab=users&objected=true" },
  { name: "declarations", to: "?tab=contracts" },
  { name: "disputes", to: "?tab=contracts" },
  { name: "callRequests", to: callRequestsLink },
  { name: "failedMails", to: "?tab=users&bounced=true" },
] as const;

const numberClass =
  "card flex h-full min-w-0 flex-col gap-1 px-4 py-3 transition-colors hover:border-line-strong hover:bg-sunken";

export function WaitingNumbers() {
  const { waiting: texts } = useTexts("admin-work");
  const { data: work } = useSuspenseQuery(waitingWorkQuery);
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold text-base">{texts.title}</h2>
        {work.cases.length > 1 && <p className="text-pretty text-ink-muted text-sm">{texts.order}</p>}
      </div>
      <WaitingCases work={work} />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 md:max-lg:grid-cols-3">
        {numbers.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={numberClass}>
              <span
                className={cx("font-semibold text-xl tabular-nums", work[name] === 0 ? "text-ink-muted" : "text-ink")}
              >
                {waitingText(work[name])}
              </span>
              <span className="text-ink-muted text-sm hyphens-auto">
                {name === "failedMails" ? texts.failedMails(work.failedMails) : texts[name]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
