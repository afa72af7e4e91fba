import { homeCountry } from "@linkedpotential/contract/billing/countries";
import { amountText, premiumCents } from "@linkedpotential/contract/billing/price";
import { netOf, type Vat } from "@linkedpotential/contract/billing/vat";
import { locales } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { ReactNode } from "react";
import { paths } from "../../../lib/navigation/paths.ts";
import { FeatureList } from "../../../parts/plans/feature-list.tsx";
import { planFeatures } from "../../../parts/plans/plan-features.ts";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { countryName } from "../address/countries.ts";

/** Shows product, price, term and withdrawal, as the law requires before an order (Art. 246a § 1 EGBGB). */
export function OrderSummary({ vat }: { vat: Vat }) {
  const { checkout: texts } = useTexts("billing");
  const { features } = useTexts("plans");
  const language = useLanguage();
  return (
    <section aria-labelledby="order" className="card p-5 md:p-6">
      <h2 id="order" className="font-semibold text-base">
        {texts.summary}
      </h2>
      <div className="mt-3">
        <p className="font-medium text-sm">{texts.product}</p>
        <p className="mt-1">
          <span className="font-semibold text-xl tabular-nums">{amountText(language, premiumCents)}</span>{" "}
          <span className="text-ink-muted text-sm">{texts.perMonth}</span>
        </p>
      </div>
      <p className="text-pretty text-ink-muted text-xs" aria-live="polite">
        {vatText(texts.vat, vat, language)}
      </p>
      <FeatureList features={planFeatures.premium.map((feature) => features[feature])} className="mt-4" />
      <dl className="mt-5 flex flex-col gap-3 border-line border-t pt-4 text-sm">
        <Term name={texts.term.name}>{texts.term.text}</Term>
        <Term name={texts.cancelling.name}>{texts.cancelling.text}</Term>
        <Term name={texts.withdrawal.name}>
          {texts.withdrawal.text} <LegalLink path={paths.withdraw}>{texts.withdrawal.link}</LegalLink>
        </Term>
      </dl>
      <p className="mt-4 text-ink-muted text-xs">
        {texts.legal.before} <LegalLink path={paths.terms}>{texts.legal.terms}</LegalLink> {texts.legal.between}{" "}
        <LegalLink path={paths.privacy}>{texts.legal.privacy}</LegalLink>.
      </p>
    </section>
  );
}

function vatText(
  texts: Texts["billing"]["checkout"]["vat"],
  { treatment, rate, state }: Vat,
  language: Language,
): string {
  const tax = premiumCents - netOf(premiumCents, rate);
  const percent = rate.toLocaleString(locales[language]);
  return texts[treatment](percent, amountText(language, tax), countryName(state ?? homeCountry, language));
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="text-pretty text-ink-muted">{children}</dd>
    </div>
  );
}

/** Opens in a new tab, so that the card form keeps its input. */
function LegalLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-2">
      {children}
    </a>
  );
}
