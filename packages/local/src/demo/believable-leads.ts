import { addDays, today } from "@linkedpotential/contract/dates";
import type { Lead } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { lead } from "@linkedpotential/fixtures/leads";

const firstNames = ["Annika", "Björn", "Cem", "Doreen", "Émilie", "Frauke", "Gökhan", "Heike", "Ines", "Jörg", "Kübra"];
const lastNames = ["Ackermann", "Böhm", "Çelik", "Dreßler", "Engel", "Fröhlich", "Groß", "Häußler", "Jäger", "Krüger"];
const trades = ["Energie", "Logistik", "Maschinenbau", "Medizintechnik", "Software", "Verlag", "Versicherung"];
const places = ["Nord", "Weser", "Alster", "Isar", "Spree", "Elbe", "Neckar", "Oder", "Saale", "Main", "Ruhr", "Fulda"];
const positions = ["Geschäftsführung", "Leitung Einkauf", "Leitung IT", "Personalleitung", "Marketingleitung"];
const steps = ["Angebot nachfassen", "Termin vereinbaren", "Referenzen schicken", "Bedarf klären", ""];

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => list[index % list.length] as T;

/**
 * Generates distinct leads. The result depends only on `count` and the day. One in three leads has a follow-up near
 * that day.
 */
export const believableLeads = (count: number, now: Date): Lead[] =>
  Array.from({ length: count }, (_, index) => {
    const [first, last] = [pick(firstNames, index), pick(lastNames, index)];
    const firm = Math.floor(index / firstNames.length);
    const company = `${pick(places, firm)}-${pick(trades, firm)} ${firm + 1} GmbH`;
    return lead({
      ...{ name: `${first} ${last}`, company, position: pick(positions, index) },
      email: `kontakt-${index + 1}@firma-${firm + 1}.example`,
      status: pick(leadStatuses, index),
      closingProbability: (index * 10) % 101,
      dealValue: 1000 + (index % 40) * 250,
      nextStep: pick(steps, index),
      followUpDate: index % 3 === 0 ? addDays(today(now), (index % 30) - 5) : null,
    });
  });
