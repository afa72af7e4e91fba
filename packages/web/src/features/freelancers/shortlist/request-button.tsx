import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { Send } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { RequestDialog } from "../request/lazy-request-dialog.ts";
import { useRequestsOf } from "../sent/use-requests-of.ts";

/**
 * Button that opens the request to a freelancer. Shows nothing while a request between the company and that person is
 * open or accepted, to which a link leads instead. The profile offers a further one.
 */
export function RequestButton({ person }: { person: ListedFreelancer }) {
  const { shortlist: texts } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const [furthest] = useRequestsOf(person.id);
  if (furthest && furthest.request.status !== "rejected") return null;
  return (
    <Button
      size="sm"
      icon={<Send size={16} aria-hidden />}
      aria-label={texts.buttonOf(texts.request, person.name)}
      {...preloadOnIntent(RequestDialog)}
      onPress={() => openDialog((close) => <RequestDialog person={{ ...person, requests: [] }} onClose={close} />)}
    >
      {texts.request}
    </Button>
  );
}
