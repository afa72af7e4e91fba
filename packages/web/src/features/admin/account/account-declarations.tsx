import type { AccountDeclaration } from "@linkedpotential/contract/accounts/schema";
import { dateText, momentText } from "@linkedpotential/contract/date-texts";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { waitingReason } from "../contracts/waiting-reason.ts";

/** Shows the cancellations and withdrawals that an account declared, with their results. */
export function Declarations({ declarations }: { declarations: readonly AccountDeclaration[] }) {
  const { contract: texts } = useTexts("admin-account");
  if (declarations.length === 0) return <p className="text-ink-muted text-sm">{texts.noDeclarations}</p>;
  return (
    <ul aria-label={texts.declarations} className="divide-y divide-line">
      {declarations.map((declaration) => (
        <DeclarationRow key={declaration.id} declaration={declaration} />
      ))}
    </ul>
  );
}

const tones: Record<AccountDeclaration["state"], Tone> = { carried_out: "good", waiting: "warn", settled: "neutral" };

function DeclarationRow({ declaration }: { declaration: AccountDeclaration }) {
  const { contract: texts } = useTexts("admin-account");
  const { contracts } = useTexts("admin-work");
  const language = useLanguage();
  const { timezone } = useUser();
  const { about, kind, state, waitsFor, name, contract, reason, endsOn, receivedAt, settledAt } = declaration;
  const { outcome, note } = declaration;
  const waiting = waitsFor && waitingReason(contracts, { about, endsOn, waitsFor, hasAccount: true });
  const moment = (instant: string) => momentText(new Date(instant), language, timezone);
  const details = [name, contract, endsOn && texts.endsOn(dateText(endsOn, language))].filter(Boolean);
  return (
    <li className="flex flex-col gap-1 py-3 text-sm [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-medium">{kind === "extraordinary" ? contracts.extraordinary : contracts.kinds[about]}</h3>
        <time dateTime={receivedAt} className="text-ink-muted tabular-nums">
          {moment(receivedAt)}
        </time>
        <Badge tone={tones[state]}>
          {settledAt ? texts.settledAt(moment(settledAt)) : texts.declarationStates[state]}
        </Badge>
        {state === "waiting" && (
          <Link
            to={`${paths.admin}?tab=contracts`}
            className="inline-flex min-h-6 items-center text-accent-text hover:underline pointer-coarse:min-h-11"
          >
            {texts.toDeclarations}
          </Link>
        )}
      </div>
      <p className="text-ink-muted">{details.join(" · ")}</p>
      {waiting && <p className="text-pretty text-ink-muted">{waiting.found}</p>}
      {reason && <p className="whitespace-pre-line">{reason}</p>}
      {outcome && (
        <p className="whitespace-pre-line">
          <span className="font-medium">{contracts.outcomes[outcome]}</span>
          {note && `: ${note}`}
        </p>
      )}
    </li>
  );
}
