import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * Evaluates Storage rules with the rules engine of the Firestore emulator, and speaks the protocol
 * of firebase-tools' own Storage rules runtime: one JSON object per line on standard input and
 * output. A rule that can't be evaluated refuses, with a warning. Documents that a rule reads are
 * requested from firebase-tools; other requests wait until they arrive.
 */
public final class StorageRulesBridge {
  private static final int READY_ID = -1;
  private static final Map<String, DefaultEvaluator> RULESETS = new HashMap<>();
  private static final Deque<JsonObject> WAITING = new ArrayDeque<>();
  private static final BufferedReader REQUESTS =
      new BufferedReader(new InputStreamReader(System.in, UTF_8));
  private static final PrintStream REPLIES = new PrintStream(System.out, true, UTF_8);

  public static void main(String[] args) throws IOException {
    // The engine may print to standard output, which is reserved for the protocol.
    System.setOut(System.err);
    REPLIES.println(newReply(READY_ID));
    while (true) {
      JsonObject request = WAITING.isEmpty() ? read() : WAITING.poll();
      if (request == null) return;
      JsonObject reply = newReply(request.get("id").getAsInt());
      try {
        JsonObject context = request.getAsJsonObject("context");
        switch (request.get("action").getAsString()) {
          case "load_ruleset" -> load(context, reply);
          case "verify" -> verify(context, reply);
          default -> throw new IllegalArgumentException("Unknown action " + request.get("action"));
        }
      } catch (Exception e) {
        reply.getAsJsonArray("errors").add(String.valueOf(e));
      }
      REPLIES.println(reply);
    }
  }

  private static JsonObject read() throws IOException {
    String line = REQUESTS.readLine();
    while (line != null && line.isBlank()) line = REQUESTS.readLine();
    return line == null ? null : JsonParser.parseString(line).getAsJsonObject();
  }

  private static JsonObject newReply(int id) {
    JsonObject reply = new JsonObject();
    reply.addProperty("id", id);
    reply.addProperty("status", "ok");
    reply.add("errors", new JsonArray());
    reply.add("warnings", new JsonArray());
    reply.add("result", new JsonObject());
    return reply;
  }

  private static void load(JsonObject context, JsonObject reply) throws IOException {
    Source.Builder source = Source.newBuilder();
    JsonFormat.parser()
        .ignoringUnknownFields()
        .merge(context.getAsJsonObject("source").toString(), source);
    var options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true);
    var compiled =
        FirebaseRulesProtoCompiler.createStandalone(options.build()).compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      var at = issue.getSourcePosition();
      String place = at.getFileName() + ":" + at.getLine() + ":" + at.getColumn();
      reply.getAsJsonArray(isError ? "errors" : "warnings")
          .add(place + " " + issue.getDescription());
    }
    if (compiled.hasCompilationError()) return;
    var ruleset = compiled.getRulesetAst();
    RULESETS.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(ruleset));
    reply.getAsJsonObject("result").addProperty("rulesVersion", ruleset.getVersionValue());
  }

  private static void verify(JsonObject context, JsonObject reply) throws Exception {
    int id = reply.get("id").getAsInt();
    DefaultEvaluator evaluator = RULESETS.get(context.get("rulesetName").getAsString());
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    for (String segment : context.get("path").getAsString().split("/")) {
      if (segment.isEmpty()) continue;
      path.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
    }
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(path.build())
            .supplyFunction(new FirestoreFunction("firestore.get", id))
            .supplyFunction(new FirestoreFunction("firestore.exists", id));
    for (var variable : context.getAsJsonObject("variables").entrySet()) {
      rule.supplyVariable(variable.getKey(), valueOf(variable.getValue().toString()));
    }
    boolean permit = false;
    try {
      permit = evaluator.evaluate(rule.build()).get().permit();
    } catch (ExecutionException e) {
      reply.getAsJsonArray("warnings").add(String.valueOf(e.getCause().getMessage()));
    }
    reply.getAsJsonObject("result").addProperty("permit", permit);
  }

  private static ExpressionValue valueOf(String json) throws IOException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(json, value);
    return value.build();
  }

  /** `firestore.get` and `firestore.exists` for Storage rules. */
  private record FirestoreFunction(String name, int id) implements AsyncRuntimeFunction {
    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
      StringBuilder path = new StringBuilder();
      for (var segment : request.getArguments(0).getPathValue().getSegmentsList()) {
        path.append('/').append(segment.getSimple());
      }
      try {
        JsonObject document = fetch(path.toString());
        String json =
            name.endsWith("exists")
                ? "{\"boolValue\":" + (document != null) + "}"
                : document == null ? "{\"nullValue\":null}" : resourceOf(document);
        return Futures.immediateFuture(ExpressionValueUtils.createResponse(valueOf(json)));
      } catch (IOException e) {
        return Futures.immediateFailedFuture(e);
      }
    }

    /** Returns the document in Firestore's REST format, or null if it doesn't exist. */
    private JsonObject fetch(String path) throws IOException {
      JsonObject context = new JsonObject();
      context.addProperty("path", path);
      JsonObject question = new JsonObject();
      question.addProperty("server_request_id", id);
      question.addProperty("action", "fetch_firestore_document");
      question.add("context", context);
      REPLIES.println(question);
      for (JsonObject line = read(); line != null; line = read()) {
        if (line.get("id").getAsInt() == id) return line.getAsJsonObject("result");
        WAITING.add(line);
      }
      throw new IOException("No response for " + path);
    }

    /** Converts REST values to the engine's format, which names four types differently. */
    private static String resourceOf(JsonObject document) {
      String fields = document.has("fields") ? document.get("fields").toString() : "{}";
      String values =
          fields
              .replace("\"booleanValue\":", "\"boolValue\":")
              .replace("\"integerValue\":", "\"intValue\":")
              .replace("\"doubleValue\":", "\"floatValue\":")
              .replace("\"arrayValue\":", "\"listValue\":");
      String data = "{\"mapValue\":{\"fields\":" + values + "}}";
      return "{\"mapValue\":{\"fields\":{\"data\":" + data + "}}}";
    }
  }
}
