import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { dateText, momentText } from "@linkedpotential/contract/date-texts";
import { Link } from "react-router-dom";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { waitingReason } from "./waiting-reason.ts";

interface DeclarationCardProps {
  declaration: WaitingDeclaration;
  onSettle: () => void;
}

const linkClass = "text-accent-text hover:underline";

export function DeclarationCard({ declaration, onSettle }: DeclarationCardProps) {
  const { contracts: texts } = useTexts("admin-work");
  const language = useLanguage();
  const { timezone } = useUser();
  const { about, kind, name, email, contract, reason, endsOn, receivedAt, userId } = declaration;
  const { found, advice } = waitingReason(texts, { ...declaration, hasAccount: userId !== null });
  return (
    <li className="grid gap-3 p-4 text-sm [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          <Badge tone="warn">{kind === "extraordinary" ? texts.extraordinary : texts.kinds[about]}</Badge>
          {name}
        </h3>
        <p className="text-pretty text-ink-muted">{found}</p>
        {advice && <p className="text-pretty text-ink-muted">{advice}</p>}
      </div>
      <Button
        className="self-start justify-self-start max-sm:order-last"
        aria-label={texts.settleOf(name)}
        onPress={onSettle}
      >
        {texts.settle}
      </Button>
      <dl className="grid gap-x-6 gap-y-2 sm:col-span-2 sm:grid-cols-2">
        <Fact name={texts.received}>
          <time dateTime={receivedAt}>{momentText(new Date(receivedAt), language, timezone)}</time>
        </Fact>
        {endsOn && <Fact name={texts.endsOn}>{dateText(endsOn, language)}</Fact>}
        <Fact name={texts.email}>
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        </Fact>
        <Fact name={texts.account}>
          {userId === null ? (
            texts.noAccount
          ) : (
            <Link to={accountPath(userId)} className={linkClass}>
              {texts.openAccount}
            </Link>
          )}
        </Fact>
        <Fact name={texts.contract}>{contract}</Fact>
        {reason && <Fact name={texts.reason}>{reason}</Fact>}
      </dl>
    </li>
  );
}
