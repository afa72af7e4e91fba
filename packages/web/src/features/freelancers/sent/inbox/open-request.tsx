import { MessagesSquare } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { useTexts } from "../../../../texts/texts.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Modal } from "../../../../ui/modal.tsx";
import { RequestCard } from "../../projects/request-card.tsx";
import { type ListedRequest, personOf } from "../listed-request.ts";
import { SentRequest } from "../sent-request.tsx";
import { GoneRequest } from "./gone-request.tsx";
import { useOpenRequest } from "./use-open-request.ts";

interface OpenRequestProps {
  requests: readonly ListedRequest[];
  /** Whether the request opens beside the list, instead of over the whole screen. */
  hasColumns: boolean;
  /** Whether the address names a request that the company does not have. */
  isGone: boolean;
  /** Tells whether the search does not find a request. */
  leavesOut: (one: ListedRequest) => boolean;
}

/**
 * Shows the request that the address opens, also when the filter leaves it out of the list. Beside the list, the
 * hint takes its place while the search does not find it. None is opened on its own, because that would mark it as read.
 */
export function OpenRequest({ requests, hasColumns, isGone, leavesOut }: OpenRequestProps) {
  const { openId } = useOpenRequest();
  const one = requests.find(({ request }) => request.id === openId);
  if (!hasColumns) return <RequestScreen one={one} />;
  if (one && leavesOut(one)) return <Hint />;
  if (one) return <Request key={openId} one={one} />;
  return isGone ? <GoneRequest look="column" /> : <Hint />;
}

/** Shows a request over the whole screen. The list stays below it, at the place to which it was scrolled. */
function RequestScreen({ one }: { one: ListedRequest | undefined }) {
  const { sent: texts } = useTexts("freelancers");
  const { received } = useTexts("projects");
  const { close } = useOpenRequest();
  return (
    <Modal isOpen={one !== undefined} size="screen" onDismiss={close}>
      {one && (
        <Dialog
          aria-label={texts.one(personOf(one).name || received.formerMember)}
          className="flex min-h-0 flex-1 flex-col outline-none"
        >
          <Request key={one.request.id} one={one} />
        </Dialog>
      )}
    </Modal>
  );
}

function Request({ one }: { one: ListedRequest }) {
  if (one.kind === "sent") return <SentRequest request={one.request} />;
  return <RequestCard request={one.request} project={one.project.title} />;
}

/** Says how to open a request. */
function Hint() {
  const { sent: texts } = useTexts("freelancers");
  return (
    <div className="grid place-items-center">
      <EmptyState icon={<MessagesSquare size={20} aria-hidden />} title={texts.choose} />
    </div>
  );
}
