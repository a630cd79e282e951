import Foundation
import Headless
import SwiftUI
import Testing

/// Apple's pages `PhotosPicker`, `View/photosPicker(isPresented:selection:…)`, `PhotosPickerItem`,
/// `PHPickerFilter`, `UTType` and `FileRepresentation`.
@MainActor @Suite("Behaviours: choosing photos") struct PhotosPickerTests {
  private struct Avatar: View {
    @State private var item: PhotosPickerItem?
    @State private var size: Int?
    var body: some View {
      PhotosPicker("Choose", selection: $item, matching: .images)
        .task(id: item) {
          size = try? await item?.loadTransferable(type: Data.self)?.count
        }
      Text(size.map { "\($0) bytes" } ?? "no photo")
    }
  }

  @Test("A chosen photo goes into the selection, and its data can be loaded")
  func choosing() async throws {
    let view = mount(Avatar())
    #expect(throws: InteractionError.self) { try view.choosePhotos(Data([1])) }
    try view.tap("Choose")
    try view.choosePhotos(Data([1, 2, 3]))
    await view.settle()
    #expect(view.shows("3 bytes"))
    #expect(throws: InteractionError.self) { try view.choosePhotos(Data([1])) }
  }

  @Test("Another choice replaces the first one and is loaded anew")
  func choosingAgain() async throws {
    let view = mount(Avatar())
    try view.tap("Choose")
    try view.choosePhotos(Data([1, 2, 3]))
    await view.settle()
    try view.tap("Choose")
    try view.choosePhotos(Data([4]))
    await view.settle()
    #expect(view.shows("1 bytes"))
  }

  private struct Several: View {
    @State private var isPresented = false
    @State private var items: [PhotosPickerItem] = []
    let library: Bool
    var body: some View {
      Button("Add") { isPresented = true }
      Text(isPresented ? "open" : "closed")
      if library {
        photos.photosPicker(isPresented: $isPresented, selection: $items, photoLibrary: .shared())
      } else {
        photos.photosPicker(isPresented: $isPresented, selection: $items, maxSelectionCount: 2)
      }
    }

    private var photos: some View {
      Text("\(Set(items).count) photos, \(items.compactMap(\.itemIdentifier).count) named")
    }
  }

  @Test("A binding presents the photos, and ends with the choice or with its cancelling")
  func presenting() throws {
    let view = mount(Several(library: false))
    try view.tap("Add")
    #expect(view.shows("open"))
    try view.cancelPhotosPicker()
    #expect(view.shows("closed") && view.shows("0 photos, 0 named"))
    try view.tap("Add")
    try view.choosePhotos(Data([1]), Data([1]))
    #expect(view.shows("closed") && view.shows("2 photos, 0 named"))
  }

  @Test("No more photos can be chosen than the picker allows")
  func limit() throws {
    let view = mount(Several(library: false))
    try view.tap("Add")
    #expect(throws: InteractionError.self) {
      try view.choosePhotos(Data([1]), Data([2]), Data([3]))
    }
    #expect(view.shows("open") && view.shows("0 photos, 0 named"))
  }

  @Test("Photos have identifiers where the picker was made with a library")
  func identifiers() throws {
    let view = mount(Several(library: true))
    try view.tap("Add")
    try view.choosePhotos(Data([1]), Data([2]), Data([3]))
    #expect(view.shows("3 photos, 3 named"))
  }

  @Test("A picker shows what its filter matches")
  func filters() throws {
    struct Picker: View {
      @State private var item: PhotosPickerItem?
      let filter: PHPickerFilter?
      var body: some View {
        Text(item?.supportedContentTypes.first?.identifier ?? "none")
          .photosPicker(isPresented: .constant(true), selection: $item, matching: filter)
      }
    }
    func shows(_ type: UTType, in filter: PHPickerFilter?) -> Bool {
      let view = mount(Picker(filter: filter))
      try? view.choosePhotos(Data([1]), as: type)
      return view.shows(type.identifier)
    }
    #expect(shows(.jpeg, in: .images) && !shows(.mpeg4Movie, in: .images))
    #expect(shows(.quickTimeMovie, in: .videos) && !shows(.png, in: .videos))
    #expect(shows(.heic, in: nil) && shows(.livePhoto, in: .images))
    #expect(shows(.png, in: .any(of: [.images, .videos])))
    #expect(!shows(.png, in: .all(of: [.images, .not(.images)])))
    #expect(shows(.png, in: .not(.videos)) && shows(.png, in: .not(.screenshots)))
    #expect(shows(.png, in: .panoramas) && !shows(.png, in: .slomoVideos))
  }

  private struct ProfileImage: Transferable {
    let size: Int
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { data in
        guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        return ProfileImage(size: data.count)
      }
    }
  }

  private struct Film: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .movie) { film in
        SentTransferredFile(URL(fileURLWithPath: film.name))
      } importing: { received in
        Film(name: received.file.pathExtension)
      }
    }
  }

  /// Loads what a test has chosen.
  @MainActor private final class Chosen {
    var item: PhotosPickerItem?

    func choose(_ content: any Transferable, as type: UTType) throws -> PhotosPickerItem {
      let binding = Binding(get: { self.item }, set: { self.item = $0 })
      let view = mount(
        Text("photo").photosPicker(isPresented: .constant(true), selection: binding)
      )
      try view.choosePhotos(content, as: type)
      return try #require(item)
    }
  }

  @Test("A type of one's own is made of the data, if it takes the kind of the photo")
  func ownTypes() async throws {
    let photo = try Chosen().choose(Data([1, 2]), as: .jpeg)
    #expect(photo.supportedContentTypes == [.jpeg])
    #expect(try await photo.loadTransferable(type: ProfileImage.self)?.size == 2)
    #expect(try await photo.loadTransferable(type: Film.self) == nil)
    let film = try Chosen().choose(Data([1]), as: .quickTimeMovie)
    #expect(try await film.loadTransferable(type: Film.self)?.name == "mov")
    #expect(try await film.loadTransferable(type: ProfileImage.self) == nil)
  }

  @Test("What the import throws is thrown by loading, and handed to the completion handler")
  func failing() async throws {
    let item = try Chosen().choose(Data(), as: .png)
    await #expect(throws: CocoaError.self) {
      try await item.loadTransferable(type: ProfileImage.self)
    }
    let isFailure = await withCheckedContinuation { continuation in
      item.loadTransferable(type: ProfileImage.self) { result in
        continuation.resume(returning: (try? result.get()) == nil)
      }
    }
    #expect(isFailure)
  }

  @Test("An image is made of PNG alone")
  func image() async throws {
    let png = try Chosen().choose(Data([1]), as: .png)
    #expect(try await png.loadTransferable(type: Image.self) != nil)
    let jpeg = try Chosen().choose(Data([1]), as: .jpeg)
    #expect(try await jpeg.loadTransferable(type: Image.self) == nil)
  }

  @Test("An item made of an identifier has nothing to load")
  func identifierAlone() async throws {
    let item = PhotosPickerItem(itemIdentifier: "a")
    #expect(item == PhotosPickerItem(itemIdentifier: "a") && item.supportedContentTypes.isEmpty)
    #expect(try await item.loadTransferable(type: Data.self) == nil)
  }

  @Test("Types of content conform to what they are among, and go by the ends of file names")
  func contentTypes() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .movie) && !UTType.image.conforms(to: .png))
    #expect(UTType.mpeg4Movie.isSubtype(of: .audiovisualContent))
    #expect(!UTType.png.isSubtype(of: .png) && UTType.text.isSupertype(of: .json))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "csv") != nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    let own = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    #expect(own.conforms(to: .text) && own == UTType(exportedAs: "com.example.recipe"))
  }
}
