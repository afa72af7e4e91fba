import { DialogHost } from "../../lib/rendering/dialog-host.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { FreelancerProfile } from "./profile/freelancer-profile.tsx";
import { FreelancerSearch } from "./search/freelancer-search.tsx";
import { SentRequests } from "./sent/sent-requests.tsx";
import { useFreelancerAddress } from "./use-freelancer-address.ts";

/** Shows the search for freelancers and the requests to them, or the profile that the address names. */
export function FreelancersScreen() {
  const { title, lead, views } = useTexts("freelancers");
  const { view, freelancer, filter, show, setFilter, close } = useFreelancerAddress();
  if (freelancer !== null) {
    return (
      <DialogHost>
        <FreelancerProfile key={freelancer} userId={freelancer} onClose={close} />
      </DialogHost>
    );
  }
  return (
    <section aria-labelledby="freelancers-title" className="flex flex-col gap-4">
      <header>
        <h2 id="freelancers-title" className="font-semibold text-base md:text-lg">
          {title}
        </h2>
        <p className="mt-0.5 max-w-2xl text-ink-muted text-sm">{lead}</p>
      </header>
      <Tabs
        label={views.label}
        value={view}
        onChange={show}
        tabs={[
          {
            id: "search",
            label: views.search,
            content: <FreelancerSearch filter={filter} onFilter={setFilter} />,
          },
          { id: "requests", label: views.requests, content: <SentRequests onSearch={() => show("search")} /> },
        ]}
      />
    </section>
  );
}
