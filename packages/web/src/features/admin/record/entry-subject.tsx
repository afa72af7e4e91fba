import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { Link } from "react-router-dom";
import { accountPath, paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { codeText } from "../codes/code-text.ts";

/** Names what an action was about, with a link to the page or tab that shows it. Shows a dash if there is nothing. */
export function EntrySubject({ entry: { action, accountId, account, caller, subject } }: { entry: AdminActionEntry }) {
  const { record: texts } = useTexts("admin");
  if (accountId !== undefined) {
    return <SubjectLink to={`${accountPath(accountId)}?tab=record`} text={account ?? texts.erased} />;
  }
  if (action.startsWith("account.")) return texts.erased;
  if (!subject) return "–";
  if (action === "report.decided" || action === "content.hidden") {
    return <SubjectLink to={`${paths.admin}?tab=reports&report=${subject}`} text={texts.report(subject)} />;
  }
  if (action.startsWith("declaration.")) return texts.declaration(subject);
  if (action.startsWith("call_request.")) return caller ?? texts.callRequest;
  if (action.startsWith("registration_code.")) return codeText(subject);
  if (action.endsWith("_deleted") || action.endsWith(".deleted")) return subject;
  return <SubjectLink to={`${paths.admin}?tab=events`} text={subject} />;
}

const SubjectLink = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="text-accent-text hover:underline">
    {text}
  </Link>
);
