import type { PremiumFigures } from "@linkedpotential/contract/admin/overview-schema";
import { premiumNetCents, premiumPrice } from "@linkedpotential/contract/billing/price";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { euro, euroWithCents, numberText, percent, signedEuro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { overviewQuery } from "../api.ts";

/** Shows the monthly revenue from paid contracts and the shares of freelancers with Premium. */
export function PremiumNumbers() {
  const { premium: texts } = useTexts("admin-work");
  const { premium: figures } = useSuspenseQuery(overviewQuery).data;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">{texts.title}</h2>
      <dl className="grid gap-3 md:grid-cols-3">
        <Revenue figures={figures} />
        <Share name={texts.share} part={figures.premium} all={figures.freelancers} sentence={texts.shareOf} />
        <Share
          name={texts.newShare}
          part={figures.newPremium}
          all={figures.newFreelancers}
          sentence={texts.newShareOf}
        />
      </dl>
      <p className="max-w-prose text-pretty text-ink-muted text-sm">{texts.about}</p>
    </section>
  );
}

function Revenue({ figures: { contracts, contractsBefore } }: { figures: PremiumFigures }) {
  const { premium: texts } = useTexts("admin-work");
  const net = euroWithCents((contracts * premiumNetCents) / 100);
  return (
    <Figure
      name={texts.revenue}
      value={euro(contracts * premiumPrice)}
      lines={[
        texts.contracts(contracts, numberText(contracts), euro(premiumPrice), net),
        changeText(contracts, contractsBefore, texts),
      ]}
    />
  );
}

interface ChangeTexts {
  change: (amount: string) => string;
  same: string;
  notCountedBefore: string;
}

function changeText(contracts: number, before: number | null, texts: ChangeTexts): string {
  if (before === null) return texts.notCountedBefore;
  return contracts === before ? texts.same : texts.change(signedEuro((contracts - before) * premiumPrice));
}

interface ShareProps {
  name: string;
  part: number;
  all: number;
  sentence: (part: string, all: string) => string;
}

function Share({ name, part, all, sentence }: ShareProps) {
  const { premium: texts } = useTexts("admin-work");
  if (all === 0) return <Figure name={name} value="–" lines={[texts.nobody]} />;
  return <Figure name={name} value={percent(part / all)} lines={[sentence(numberText(part), numberText(all))]} />;
}

function Figure({ name, value, lines }: { name: string; value: ReactNode; lines: readonly string[] }) {
  return (
    <div className="card flex min-w-0 flex-col gap-1 px-4 py-3">
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="font-semibold text-xl tabular-nums">{value}</dd>
      {lines.map((line) => (
        <dd key={line} className="text-pretty text-ink-muted text-sm tabular-nums">
          {line}
        </dd>
      ))}
    </div>
  );
}
