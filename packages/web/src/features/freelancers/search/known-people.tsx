import { matches } from "../../../lib/matches.ts";
import { useTexts } from "../../../texts/texts.ts";
import { personOf } from "../sent/listed-request.ts";
import { useListedRequests } from "../sent/use-listed-requests.ts";
import { ProfileLink } from "./profile-link.tsx";

/** Shorter texts are the beginning of too many names. */
const searchMin = 3;
const shownMax = 5;

/**
 * Links to the profiles of people in the requests of the company whose name matches a search. The search of the server
 * knows no last names, but the company knows those that people have shared.
 */
export function KnownPeople({ search }: { search: string }) {
  const { fromRequests, openOf } = useTexts("freelancers");
  const known = useKnownPeople(search);
  if (known.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-ink-muted text-sm">{fromRequests}</p>
      {known.map(([userId, name]) => (
        <ProfileLink key={userId} userId={userId} label={openOf(name)}>
          {name}
        </ProfileLink>
      ))}
    </div>
  );
}

/** Returns the ids and names of people in the requests of the company whose name matches a search. */
export function useKnownPeople(search: string): [userId: number, name: string][] {
  const requests = useListedRequests().items;
  if (search.trim().length < searchMin) return [];
  const names = new Map(requests.map(personOf).map(({ userId, name }) => [userId, name]));
  return [...names].filter(([, name]) => matches([name], search)).slice(0, shownMax);
}
