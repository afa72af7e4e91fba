import type { AddressHit } from "@linkedpotential/contract/admin/schema";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { useAction } from "../../../lib/use-action.ts";
import { errorText, saveProblem } from "../../../texts/error-text.ts";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { AddressHits } from "./address-hits.tsx";
import { readAddresses } from "./read-addresses.ts";

/** First the addresses, then whom they hit; only then can it be confirmed. */
export function DeleteManyDialog({ onClose }: { onClose: () => void }) {
  const { many: texts } = useTexts("admin");
  const common = useTexts("common");
  const [text, setText] = useState("");
  const [hits, setHits] = useState<AddressHit[] | null>(null);
  const { check, remove, problem, setProblem } = useDeleting(text, setHits, onClose);
  const area = useFocusOnProblem(problem?.addresses);
  const count = hits?.filter(({ state }) => state === "account").length ?? 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={hits ? texts.hits(count) : undefined}
      isDirty={text.trim() !== ""}
      problem={problem?.rest}
      onSubmit={() => (hits ? remove.run(hits) : check.run(readAddresses(text)))}
      texts={common}
      footer={
        hits ? (
          <>
            <Button
              onPress={() => {
                setHits(null);
                setProblem(undefined);
              }}
            >
              {texts.back}
            </Button>
            <Button type="submit" variant="danger" isPending={remove.isPending} isDisabled={count === 0}>
              {texts.confirm(count)}
            </Button>
          </>
        ) : (
          <FormButtons cancelLabel={common.cancel} submitLabel={texts.check} isPending={check.isPending} />
        )
      }
    >
      {hits ? (
        <AddressHits hits={hits} />
      ) : (
        <div ref={area}>
          <TextArea
            autoFocus
            label={texts.addresses}
            description={texts.hint}
            errorMessage={problem?.addresses}
            rows={8}
            value={text}
            onChange={(typed) => {
              setText(typed);
              setProblem(undefined);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

/** What is said at the addresses, or above them. */
interface Problem {
  addresses?: string;
  rest?: string;
}

/** Answers the ref of what has the text area. */
function useFocusOnProblem(problem: string | undefined) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) area.current?.querySelector("textarea")?.focus();
  }, [problem]);
  return area;
}

function useDeleting(text: string, setHits: (hits: AddressHit[]) => void, onClose: () => void) {
  const { users } = useTexts("admin");
  const [problem, setProblem] = useState<Problem>();
  const addressProblem = useAddressProblem(text);
  const check = useAction("admin/look-up-users", (emails: string[]) => ({ body: { emails } }), {
    ofForm: true,
    onFailed: (error) => {
      const addresses = addressProblem(error);
      setProblem(addresses ? { addresses } : { rest: saveProblem(error) });
    },
    onDone: (hits) => {
      setProblem(undefined);
      setHits(hits);
    },
  });
  const remove = useAction(
    "admin/delete-users",
    (hits: AddressHit[]) => ({
      body: { emails: hits.filter(({ state }) => state === "account").map(({ email }) => email) },
    }),
    {
      onFailed: (error) => setProblem({ rest: `${users.deleteFailed}: ${errorText(error)}` }),
      onDone: onClose,
      says: { area: "admin", done: ({ many }, { deletedCount }) => many.deleted(deletedCount) },
    },
  );
  return { check, remove, problem, setProblem };
}

/** What is wrong with the list, or with the first address of it that is none. */
function useAddressProblem(text: string) {
  const { many } = useTexts("admin");
  const textOf = useFieldText();
  return (error: unknown): string | undefined => {
    const [field, problem] = Object.entries(error instanceof ApiError ? error.fields : {})[0] ?? [];
    const place = /^emails\.(\d+)$/.exec(field ?? "")?.[1];
    const address = place === undefined ? undefined : readAddresses(text)[Number(place)];
    if (address !== undefined) return many.invalid(address);
    return problem ? textOf(problem) : undefined;
  };
}
