import { callRequestStates } from "@linkedpotential/contract/call-requests/limits";
import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { useState } from "react";
import {
  choiceParameter,
  idParameter,
  type ListParameters,
  useListState,
} from "../../../lib/navigation/use-list-state.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { ToggleChip } from "../../../ui/filter-chip.tsx";
import { AdminList } from "../admin-list.tsx";
import { callRequestsQuery, useReopenCall } from "./api.ts";
import { type CallAction, CallRequestCard } from "./call-request-card.tsx";
import { callRequestsId } from "./call-requests-link.ts";

const ReplyDialog = lazyDialog(
  async () => (await import("./reply-dialog.tsx")).ReplyDialog,
  ({ onClose }) => onClose(),
  "admin-message",
);
const SettleCallDialog = lazyDialog(
  async () => (await import("./settle-call-dialog.tsx")).SettleCallDialog,
  ({ onClose }) => onClose(),
);
const CodeFormDialog = lazyDialog(
  async () => (await import("../codes/code-form-dialog.tsx")).CodeFormDialog,
  ({ onClose }) => onClose(),
);

type State = StoredCallRequest["state"];

interface View {
  requests: State;
  /** Request to scroll to, for links from the waiting cases. */
  request: number | null;
}

const parameters: ListParameters<View> = {
  requests: choiceParameter<State>(callRequestStates, "open"),
  request: idParameter,
};

/** Lists the requests for strategy calls, which admins answer, turn into registration codes and settle. */
export function CallRequests() {
  const { calls: texts } = useTexts("admin-work");
  const { users } = useTexts("admin");
  const [{ requests: state, request: named }, setView] = useListState(parameters);
  const [opened, setOpened] = useState<{ action: CallAction; request: StoredCallRequest } | null>(null);
  /** Codes that were created since the page opened, by request. */
  const [codes, setCodes] = useState<Readonly<Record<number, string>>>({});
  const reopen = useReopenCall();
  const act = (action: CallAction, request: StoredCallRequest) =>
    action === "reopen" ? reopen.run(request) : setOpened({ action, request });
  return (
    <section id={callRequestsId} className="flex scroll-mt-20 flex-col gap-3">
      <div>
        <h2 className="font-semibold text-base">{texts.title}</h2>
        <p className="max-w-prose text-pretty text-ink-muted text-sm">{texts.about}</p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {callRequestStates.map((one) => (
          <ToggleChip
            key={one}
            prefix={users.filters.prefix}
            isOn={state === one}
            onChange={() => setView({ requests: one, request: null })}
          >
            {texts.states[one]}
          </ToggleChip>
        ))}
      </div>
      <AdminList
        query={callRequestsQuery(state)}
        empty={{ title: texts.empty[state], description: texts.emptyHints[state] }}
      >
        {(requests, rows) => (
          <ul ref={rows} aria-label={texts.title} className="divide-y divide-line">
            {requests.map((request) => (
              <CallRequestCard
                key={request.id}
                request={request}
                isNamed={request.id === named}
                code={codes[request.id]}
                onAction={(action) => act(action, request)}
              />
            ))}
          </ul>
        )}
      </AdminList>
      {opened && (
        <OpenDialog
          {...opened}
          code={codes[opened.request.id]}
          onCode={(code) => setCodes({ ...codes, [opened.request.id]: code })}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface OpenDialogProps {
  action: CallAction;
  request: StoredCallRequest;
  code: string | undefined;
  onCode: (code: string) => void;
  onClose: () => void;
}

function OpenDialog({ action, request, code, onCode, onClose }: OpenDialogProps) {
  if (action === "code")
    return <CodeFormDialog note={request.company || request.name} onCreated={onCode} onClose={onClose} />;
  if (action === "reply") return <ReplyDialog request={request} code={code} onClose={onClose} />;
  return <SettleCallDialog request={request} onClose={onClose} />;
}
