import type { Account, AccountCompany } from "@linkedpotential/contract/accounts/schema";
import { Link } from "react-router-dom";
import { accountPath, paths } from "../../../../lib/navigation/paths.ts";
import { numberText } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Card } from "../../../../ui/card.tsx";
import { Fact } from "../../../../ui/fact.tsx";
import { codeText } from "../../codes/code-text.ts";
import { useDateTexts } from "../use-date-texts.ts";

const linkClass = "text-accent-text hover:underline pointer-coarse:inline-block pointer-coarse:py-2.5";

/** Shows the company of a business account, its other members, and the code with which the account registered. */
export function CompanyCard({ account: { company, registrationCode: code } }: { account: Account }) {
  const { company: texts } = useTexts("admin-account");
  return (
    <Card title={texts.title}>
      {!company && <p className="mb-4 text-ink-muted text-sm">{texts.none}</p>}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        {company && <CompanyFacts company={company} />}
        <Fact name={texts.code}>
          {code ? (
            <Link
              to={`${paths.admin}?${new URLSearchParams({ tab: "codes", note: code })}`}
              className={`font-mono ${linkClass}`}
            >
              {codeText(code)}
            </Link>
          ) : (
            texts.noCode
          )}
        </Fact>
      </dl>
      {company && <Colleagues colleagues={company.colleagues} />}
    </Card>
  );
}

function CompanyFacts({ company: { name, isOwner, joinedAt, openInvitations } }: { company: AccountCompany }) {
  const { company: texts } = useTexts("admin-account");
  const { day } = useDateTexts();
  return (
    <>
      <Fact name={texts.name}>{name || texts.unnamed}</Fact>
      <Fact name={texts.role}>{isOwner ? texts.owner : texts.member}</Fact>
      <Fact name={texts.since}>{day(joinedAt)}</Fact>
      <Fact name={texts.invitations}>{numberText(openInvitations)}</Fact>
    </>
  );
}

function Colleagues({ colleagues }: Pick<AccountCompany, "colleagues">) {
  const { company: texts } = useTexts("admin-account");
  return (
    <div className="mt-4 text-sm">
      <h3 className="text-ink-muted text-xs">{texts.colleagues}</h3>
      {colleagues.length === 0 ? (
        <p className="mt-0.5">{texts.noColleagues}</p>
      ) : (
        <ul aria-label={texts.colleagues} className="mt-0.5 flex flex-col gap-y-1">
          {colleagues.map(({ id, name, isOwner }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <Link to={accountPath(id)} className={linkClass}>
                {name}
              </Link>
              {isOwner && <span className="text-ink-muted"> · {texts.owner}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
