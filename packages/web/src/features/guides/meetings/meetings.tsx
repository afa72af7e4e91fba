import { choiceParameter, useListState } from "../../../lib/navigation/use-list-state.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { MeetingGuide, type MeetingId, meetingIds } from "./meeting-guide.tsx";

const address = { meeting: choiceParameter<MeetingId>(meetingIds, "first") };

export function Meetings() {
  const { meetings } = useTexts("guides");
  const [{ meeting }, set] = useListState(address);
  const tabs = meetingIds.map((id) => ({ id, label: meetings[id], content: <MeetingGuide key={id} meeting={id} /> }));
  return <Tabs label={meetings.label} tabs={tabs} value={meeting} onChange={(next) => set({ meeting: next })} />;
}
