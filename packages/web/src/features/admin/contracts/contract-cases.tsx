import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { idParameter, type ListParameters, useListState } from "../../../lib/navigation/use-list-state.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ToggleChip } from "../../../ui/filter-chip.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { contractCasesQuery } from "../api.ts";
import { DeclarationCard } from "./declaration-card.tsx";
import { SettleDialog } from "./settle-dialog.tsx";

/** Shows the declarations and payment disputes that need a decision by a person. */
export function ContractCases() {
  const { loading, loadFailed } = useTexts("admin-work");
  const skeleton = (
    <Loading label={loading} className="flex flex-col gap-4">
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-24 rounded-lg" />
    </Loading>
  );
  return (
    <LoadBoundary skeleton={skeleton} failed={loadFailed}>
      <div className="flex flex-col gap-8">
        <Declarations />
        <Disputes />
      </div>
    </LoadBoundary>
  );
}

interface SectionProps {
  title: string;
  about: string;
  children: ReactNode;
}

function Section({ title, about, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="max-w-prose text-pretty text-ink-muted text-sm">{about}</p>
      </div>
      {children}
    </section>
  );
}

/** The only declaration to show, for links from the overview. All are shown once it waits no longer. */
const parameters: ListParameters<{ declaration: number | null }> = { declaration: idParameter };

const nothing = <CircleCheck size={20} aria-hidden />;

function Declarations() {
  const { contracts: texts } = useTexts("admin-work");
  const { users } = useTexts("admin");
  const { declarations } = useSuspenseQuery(contractCasesQuery).data;
  const [view, setView] = useListState(parameters);
  const [settling, setSettling] = useState<WaitingDeclaration | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(place, declarations.length);
  const only = declarations.find(({ id }) => id === view.declaration);
  return (
    <Section title={texts.declarations} about={texts.declarationsAbout}>
      {only && (
        <ToggleChip prefix={users.filters.prefix} isOn onChange={() => setView({ declaration: null })}>
          {texts.onlyOf(only.name)}
        </ToggleChip>
      )}
      <div ref={place} tabIndex={-1} className="outline-none">
        {declarations.length === 0 ? (
          <EmptyState icon={nothing} title={texts.noDeclarations} description={texts.noDeclarationsHint} />
        ) : (
          <ul aria-label={texts.declarations} className="card divide-y divide-line">
            {(only ? [only] : declarations).map((declaration) => (
              <DeclarationCard
                key={declaration.id}
                declaration={declaration}
                onSettle={() => setSettling(declaration)}
              />
            ))}
          </ul>
        )}
      </div>
      {settling && <SettleDialog declaration={settling} onClose={() => setSettling(null)} />}
    </Section>
  );
}

function Disputes() {
  const { contracts: texts, waiting } = useTexts("admin-work");
  const language = useLanguage();
  const { timezone } = useUser();
  const { disputes } = useSuspenseQuery(contractCasesQuery).data;
  return (
    <Section title={texts.disputes} about={texts.disputesAbout}>
      {disputes.length === 0 ? (
        <EmptyState icon={nothing} title={texts.noDisputes} description={texts.noDisputesHint} />
      ) : (
        <ul aria-label={texts.disputes} className="card divide-y divide-line">
          {disputes.map(({ userId, name, email, disputeId, dueBy }) => (
            <li key={disputeId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 text-sm">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {name ? (
                  <Link to={accountPath(userId)} className="font-medium text-accent-text hover:underline">
                    {name}
                  </Link>
                ) : (
                  <span className="font-medium">{texts.former}</span>
                )}
                {email && <span className="text-ink-muted"> · {email}</span>}
              </span>
              <span className="flex flex-wrap gap-x-3 text-ink-subtle text-xs [overflow-wrap:anywhere]">
                <span>
                  {dueBy
                    ? waiting.answerBank.until(momentText(new Date(dueBy), language, timezone))
                    : waiting.bankDeadline}
                </span>
                <span>{texts.number(disputeId)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
