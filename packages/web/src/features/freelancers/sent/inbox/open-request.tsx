import { MessagesSquare } from "lucide-react";
import { useTexts } from "../../../../texts/texts.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { RequestCard } from "../../projects/request-card.tsx";
import { ColumnFrame } from "../../request-frame/column-frame.tsx";
import type { ListedRequest } from "../listed-request.ts";
import { SentCard } from "../sent-card.tsx";
import { useOpenRequest } from "./use-open-request.ts";

/**
 * Shows the request that the address opens, also when the filter leaves it out of the list. Without one, says how to open
 * a request: none is opened on its own, because that would mark it as read.
 */
export function OpenRequest({ requests }: { requests: readonly ListedRequest[] }) {
  const { sent: texts } = useTexts("freelancers");
  const { openId } = useOpenRequest();
  const one = requests.find(({ request }) => request.id === openId);
  if (!one) {
    return (
      <div className="grid place-items-center">
        <EmptyState icon={<MessagesSquare size={20} aria-hidden />} title={texts.choose} />
      </div>
    );
  }
  if (one.kind === "sent") return <SentCard key={openId} request={one.request} Frame={ColumnFrame} />;
  return <RequestCard key={openId} request={one.request} project={one.project.title} Frame={ColumnFrame} />;
}
