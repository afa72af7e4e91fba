import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { userTotalQuery } from "../api.ts";
import type { UserView } from "./user-address.ts";

interface EmptyHitsProps {
  view: UserView;
  onSearch: (search: string) => void;
}

/** Says what a search without hits looked for, and offers names that are spelled almost as the search. */
export function EmptyHits({ view, onSearch }: EmptyHitsProps) {
  const { users: texts } = useTexts("admin");
  const { data } = useQuery(userTotalQuery(view));
  const similar = data?.similar ?? [];
  return (
    <>
      {texts.emptyDescription}
      {similar.length > 0 && (
        <fieldset className="m-0 mt-4 flex min-w-0 flex-wrap items-center justify-center gap-2">
          <legend className="sr-only">{texts.didYouMean}</legend>
          <span aria-hidden="true">{texts.didYouMean}</span>
          {similar.map((spelling) => (
            <Button key={spelling} size="sm" onPress={() => onSearch(spelling)}>
              {spelling}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
