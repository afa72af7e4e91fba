import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { projectRequestsPerDay } from "@linkedpotential/contract/project-requests/limits";
import { Send } from "lucide-react";
import { useOpenDialog } from "../../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { useSentRequests } from "../../sent/use-sent-requests.ts";
import { AskManyDialog } from "./lazy-ask-many-dialog.ts";
import { useNameList } from "./use-name-list.ts";

/**
 * Button that opens one request to all chosen freelancers. Those who have not answered the user's last request yet are
 * left out. Says why when nobody is left or when there are too many for a day.
 */
export function AskButton({ people }: { people: readonly ListedFreelancer[] }) {
  const { askMany: texts } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const namesOf = useNameList();
  const open = useSentRequests().filter(({ sender, status }) => sender.isOwn && status === "pending");
  const askedIds = new Set(open.map(({ recipient }) => recipient.userId));
  const recipients = people.filter(({ id }) => !askedIds.has(id));
  const leftOut = people.filter(({ id }) => askedIds.has(id));
  if (recipients.length === 0 || recipients.length > projectRequestsPerDay) {
    const reason = recipients.length === 0 ? texts.allAsked : texts.tooMany(projectRequestsPerDay);
    return <p className="text-ink-muted text-sm">{reason}</p>;
  }
  return (
    <Button
      size="sm"
      icon={<Send size={16} aria-hidden className="max-sm:hidden" />}
      {...preloadOnIntent(AskManyDialog)}
      onPress={() => openDialog((close) => <AskManyDialog people={recipients} leftOut={leftOut} onClose={close} />)}
    >
      {texts.send(recipients.length, namesOf(recipients))}
    </Button>
  );
}
