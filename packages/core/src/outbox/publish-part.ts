export { outboxItem, putOutboxEvent as publishPart } from "./put-outbox-event.ts";
