import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { idParameter, type ListParameters, useListState } from "../../../lib/navigation/use-list-state.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ToggleChip } from "../../../ui/filter-chip.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { contractCasesQuery } from "../api.ts";
import { DeclarationCard } from "./declaration-card.tsx";
import { DisputeList } from "./disputes.tsx";
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
  const { contracts: texts } = useTexts("admin-work");
  const { disputes } = useSuspenseQuery(contractCasesQuery).data;
  const isEmpty = disputes.length === 0;
  return (
    <Section
      title={texts.disputes}
      about={isEmpty ? texts.disputesAbout : `${texts.disputesAbout} ${texts.disputesAnswer}`}
    >
      {isEmpty ? (
        <EmptyState icon={nothing} title={texts.noDisputes} description={texts.noDisputesHint} />
      ) : (
        <DisputeList disputes={disputes} />
      )}
    </Section>
  );
}
