/**
 * In place of `@smithy/core/event-streams`, which is loaded for answers that are streams of events: neither DynamoDB
 * nor SES or EventBridge has one. Without these members such an answer would be an error.
 */
export const EventStreamSerde = undefined;
export const eventStreamSerdeProvider = undefined;
