import type { VatTreatment } from "@linkedpotential/contract/billing/vat";
import type { Language } from "@linkedpotential/contract/user/schema";

/** Texts that state the VAT included in the price. `rate` is in percent. */
export const vatTexts: Record<Language, Record<VatTreatment, (rate: string) => string>> = {
  de: {
    domestic: (rate) => `inklusive ${rate}\u00a0% Umsatzsteuer`,
    one_stop_shop: (rate) => `inklusive ${rate}\u00a0% Umsatzsteuer Ihres Landes`,
    reverse_charge: () => "ohne Umsatzsteuer (Steuerschuldnerschaft des Leistungsempfängers)",
    outside_eu: () => "ohne Umsatzsteuer (in Deutschland nicht steuerbar)",
  },
  en: {
    domestic: (rate) => `including ${rate}% VAT`,
    one_stop_shop: (rate) => `including ${rate}% VAT of your country`,
    reverse_charge: () => "without VAT (reverse charge)",
    outside_eu: () => "without VAT (not taxable in Germany)",
  },
  fr: {
    domestic: (rate) => `TVA de ${rate} % comprise`,
    one_stop_shop: (rate) => `TVA de votre pays de ${rate} % comprise`,
    reverse_charge: () => "hors TVA (autoliquidation)",
    outside_eu: () => "hors TVA (non imposable en Allemagne)",
  },
};
