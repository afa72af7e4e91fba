import type { OpenDispute } from "@linkedpotential/contract/admin/overview-schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { euroWithCents } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Fact } from "../../../ui/fact.tsx";

const linkClass = "text-accent-text hover:underline";

/** Lists the open payment disputes, each with what an answer to the bank needs. */
export function DisputeList({ disputes }: { disputes: readonly OpenDispute[] }) {
  const { contracts: texts } = useTexts("admin-work");
  return (
    <ul aria-label={texts.disputes} className="card divide-y divide-line">
      {disputes.map((dispute) => (
        <DisputeRow key={dispute.disputeId} dispute={dispute} />
      ))}
    </ul>
  );
}

function DisputeRow({ dispute }: { dispute: OpenDispute }) {
  const { contracts: texts, waiting } = useTexts("admin-work");
  const language = useLanguage();
  const { timezone } = useUser();
  const { userId, name, email, disputeId, dueBy, cents, reason, invoiceNumber } = dispute;
  return (
    <li className="flex flex-col gap-3 p-4 text-sm [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-medium">
          {name ? (
            <Link to={accountPath(userId)} className={linkClass}>
              {name}
            </Link>
          ) : (
            texts.former
          )}
          {email && <span className="font-normal text-ink-muted"> · {email}</span>}
        </h3>
        <span>
          {dueBy ? waiting.answerBank.until(momentText(new Date(dueBy), language, timezone)) : waiting.bankDeadline}
        </span>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {cents !== null && <Fact name={texts.disputedAmount}>{euroWithCents(cents / 100)}</Fact>}
        {reason && <Fact name={texts.disputeReason}>{texts.disputeReasons[reason]}</Fact>}
        <Fact name={texts.invoice}>
          <Link to={`${accountPath(userId)}?tab=contract`} className={linkClass}>
            {invoiceNumber ?? texts.allInvoices}
          </Link>
        </Fact>
        <Fact name={texts.disputeId}>
          <DisputeId dispute={dispute}>{disputeId}</DisputeId>
        </Fact>
      </dl>
    </li>
  );
}

/** Shows the id of a dispute and links to its page at the payment provider, if it has one. */
function DisputeId({ dispute: { providerUrl }, children }: { dispute: OpenDispute; children: ReactNode }) {
  const { contracts: texts } = useTexts("admin-work");
  if (!providerUrl) return children;
  return (
    <>
      {children}{" "}
      <a href={providerUrl} target="_blank" rel="noopener" className={linkClass}>
        {texts.answerAtProvider} <ExternalLink size={14} className="inline" aria-hidden />
      </a>
    </>
  );
}
