import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { Check, Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Button } from "../../../ui/button.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { codeText } from "../codes/code-text.ts";
import { useCopyCode } from "../codes/use-copy-code.ts";

export type CallAction = "reply" | "code" | "settle" | "reopen";

interface CallRequestCardProps {
  request: StoredCallRequest;
  /** True if the address names this request. It is then scrolled to and focused. */
  isNamed: boolean;
  /** Registration code that was just created for the request. */
  code: string | undefined;
  onAction: (action: CallAction) => void;
}

const linkClass = "text-accent-text hover:underline";

export function CallRequestCard({ request, isNamed, code, onAction }: CallRequestCardProps) {
  const { calls: texts } = useTexts("admin-work");
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    card.current?.scrollIntoView({ block: "center" });
    card.current?.focus({ preventScroll: true });
  }, [isNamed]);
  const { name, company, message } = request;
  return (
    <li ref={card} tabIndex={-1} className="flex flex-col gap-3 p-4 text-sm [overflow-wrap:anywhere]">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="font-semibold">{company || name}</h3>
        {company && <p className="text-ink-muted">{name}</p>}
        <p className="max-w-prose whitespace-pre-line">{message}</p>
      </div>
      <Facts request={request} />
      {request.replies.map((reply) => (
        <Reply key={reply.at} reply={reply} />
      ))}
      {request.settled ? (
        <>
          <Settled settled={request.settled} />
          <Button size="sm" className="self-start" aria-label={texts.reopenOf(name)} onPress={() => onAction("reopen")}>
            {texts.reopen}
          </Button>
        </>
      ) : (
        <>
          {code !== undefined && <CreatedCode code={code} />}
          <OpenActions request={request} onAction={onAction} />
        </>
      )}
    </li>
  );
}

function CreatedCode({ code }: { code: string }) {
  const { calls: texts } = useTexts("admin-work");
  const { codes } = useTexts("admin");
  const [copied, copy] = useCopyCode();
  const shown = codeText(code);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2">
        {withColon(texts.code)} <span className="font-mono">{shown}</span>
        <IconButton
          size="sm"
          label={codes.copyOf(shown)}
          icon={copied === code ? <Check size={16} /> : <Copy size={16} />}
          onPress={() => void copy(code)}
        />
      </p>
      <p className="text-ink-muted text-xs">{texts.codeHint}</p>
    </div>
  );
}

function OpenActions({ request, onAction }: Pick<CallRequestCardProps, "request" | "onAction">) {
  const { calls: texts } = useTexts("admin-work");
  const { name, company } = request;
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-label={texts.replyTo(name)} onPress={() => onAction("reply")}>
        {texts.reply}
      </Button>
      <Button aria-label={texts.createCodeFor(company || name)} onPress={() => onAction("code")}>
        {texts.createCode}
      </Button>
      <Button aria-label={texts.settleOf(name)} onPress={() => onAction("settle")}>
        {texts.settle}
      </Button>
    </div>
  );
}

/** Returns the link that starts a mail. Encodes the address, which may contain a `?`. */
const mailAddress = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;

function Facts({ request: { receivedAt, email, userId } }: { request: StoredCallRequest }) {
  const { calls: texts } = useTexts("admin-work");
  const language = useLanguage();
  const { timezone } = useUser();
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
      <Fact name={texts.received}>
        <time dateTime={receivedAt}>{momentText(new Date(receivedAt), language, timezone)}</time>
      </Fact>
      <Fact name={texts.email}>
        <a href={mailAddress(email, texts.replySubject)} className={linkClass}>
          {email}
        </a>
      </Fact>
      <Fact name={texts.account}>
        {userId === null ? (
          texts.noAccount
        ) : (
          <Link to={accountPath(userId)} className={linkClass}>
            {texts.openAccount}
          </Link>
        )}
      </Fact>
    </dl>
  );
}

function Reply({ reply: { at, by, subject, text } }: { reply: StoredCallRequest["replies"][number] }) {
  const { calls: texts } = useTexts("admin-work");
  const language = useLanguage();
  const { timezone } = useUser();
  return (
    <details className="max-w-prose border-line border-l-2 pl-3">
      <summary className="cursor-pointer rounded-sm py-1 text-ink-muted pointer-coarse:py-3">
        {texts.repliedAt(momentText(new Date(at), language, timezone), by)}
      </summary>
      <p className="mt-2 font-medium">{subject}</p>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  );
}

function Settled({ settled: { at, by, note } }: { settled: NonNullable<StoredCallRequest["settled"]> }) {
  const { calls: texts } = useTexts("admin-work");
  const language = useLanguage();
  const { timezone } = useUser();
  return (
    <div className="border-line border-l-2 pl-3">
      <p className="text-ink-muted">{texts.settledAt(momentText(new Date(at), language, timezone), by)}</p>
      {note && <p className="whitespace-pre-line">{note}</p>}
    </div>
  );
}
